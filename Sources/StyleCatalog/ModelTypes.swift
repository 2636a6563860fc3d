import Diagnostics
import StyleModel
import StyleSyntax

// What a client names of the types that the modules below declare; it imports this module alone.

/// The three kinds of items.
public typealias ItemKind = StyleModel.ItemKind

/// The hash of a document or a version.
public typealias ContentHash = StyleModel.ContentHash

/// What is to be stored as an item: read, canonical, not yet looked up in a catalog.
public typealias Draft = StyleSyntax.Draft

/// What was found in files that are to be added: drafts, what was passed over, and what is wrong.
public typealias Intake = StyleSyntax.Intake

/// That an item should not be used any more.
public typealias Deprecation = StyleModel.Deprecation

/// Something to tell a person about what was read.
public typealias Diagnostic = Diagnostics.Diagnostic

/// Input that cannot be taken.
public typealias InputError = Diagnostics.InputError

/// A place in a text.
public typealias Place = Diagnostics.Place
