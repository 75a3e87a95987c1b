/** Returns a cache of values by name: `make` runs once per name. */
export function cacheByName<Value>(): (name: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (name, make) => {
    const found = known.get(name)
    if (found !== undefined) return found
    const made = make()
    known.set(name, made)
    return made
  }
}
