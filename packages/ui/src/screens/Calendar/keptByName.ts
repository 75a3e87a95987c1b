/** Values that are worked out once for each name, and looked up after that. */
export function keptByName<Value>(): (name: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (name, make) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const made = make()
    known.set(name, made)
    return made
  }
}
