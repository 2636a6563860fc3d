print("stylectl")
