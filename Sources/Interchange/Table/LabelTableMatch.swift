import StyleModel

/// Which rows of a table are those of the labels of a set.
struct LabelTableMatch {
  /// The rows by the positions of their labels.
  private(set) var rows: [Int: Int] = [:]

  /// Finds the row of each label: by its id, else by its title; where a row has no id, also by the
  /// place of both and something else that they have in common.
  init(_ set: LabelSet, _ table: DelimitedTable, _ columns: [LabelColumns.Column]) {
    var free = Set(table.rows.indices)
    func value(_ column: LabelColumns.Column, _ row: Int) -> String {
      columns.firstIndex(of: column).map { table.rows[row].fields[$0] } ?? ""
    }
    let byID = Dictionary(
      table.rows.indices.map { (value(.id, $0), $0) }, uniquingKeysWith: { first, _ in first })
    for (index, label) in set.labels.enumerated() where !label.id.isEmpty {
      if let row = byID[label.id], free.remove(row) != nil { rows[index] = row }
    }
    var byTitle = Dictionary(grouping: free.sorted(by: >)) { value(.title, $0) }
    for (index, label) in set.labels.enumerated() where rows[index] == nil {
      guard let row = byTitle[label.title]?.popLast() else { continue }
      rows[index] = row
      free.remove(row)
    }
    for index in set.labels.indices where rows[index] == nil {
      let row = table.rows.startIndex + index
      let isAlike = columns.contains { column in
        ![.title, .id, .other].contains(column) && !value(column, row).isEmpty
          && value(column, row) == set.labels[index].field(column)
      }
      if free.contains(row), value(.id, row).isEmpty, isAlike {
        rows[index] = row
        free.remove(row)
      }
    }
  }
}
