import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'

// PGlite plans every query anew and talks to its database six times for each. A read that comes again and again is planned
// once and then takes one exchange: a fifth of the time. Writes and transactions go PGlite's own way.

/** Reads that are kept; the one not used for longest makes room. */
const MOST_STATEMENTS = 100

interface Kept {
  readonly name: string
  /** Types of the parameters, as the database numbers them. */
  readonly types: readonly number[]
}

/** Makes an embedded database prepare each read once, in place of its own `query`. */
export function keepStatements(client: PGlite): void {
  const plainQuery = client.query.bind(client)
  const { serialize } = protocol
  const statements = new Map<string, Kept>()
  let made = 0
  const send = (...messages: Uint8Array[]) => client.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  async function forget(text: string): Promise<void> {
    const kept = statements.get(text)
    statements.delete(text)
    if (kept !== undefined) await send(serialize.close({ type: 'S', name: kept.name }), serialize.sync())
  }

  async function prepare(text: string): Promise<Kept> {
    const known = statements.get(text)
    if (known !== undefined) {
      // Back to the end: the first of the map is the one to go.
      statements.delete(text)
      statements.set(text, known)
      return known
    }
    const [oldest] = statements.keys()
    if (oldest !== undefined && statements.size >= MOST_STATEMENTS) await forget(oldest)
    made += 1
    const name = `kept_${made}`
    const described = await send(
      serialize.parse({ text, name }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    )
    const kept = { name, types: parse.parseDescribeStatementResults(described) }
    statements.set(text, kept)
    return kept
  }

  async function read<Row>(text: string, params: readonly unknown[], options?: QueryOptions): Promise<Results<Row>> {
    try {
      const { name, types } = await prepare(text)
      const values = params.map((value, index) => {
        if (value === null || value === undefined) return null
        const serializer = client.serializers[types[index] ?? 0]
        if (serializer !== undefined) return serializer(value)
        return typeof value === 'string' ? value : JSON.stringify(value)
      })
      const messages = await send(
        serialize.bind({ statement: name, values }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      )
      const [result] = parse.parseResults(messages, client.parsers, options)
      if (result === undefined) throw new Error('No result')
      // PGlite types rows by what the caller says, too.
      return result as Results<Row>
    } catch (error) {
      // An error ends the exchange, and a statement may be the reason (its table was changed): the next try prepares it anew.
      await send(serialize.sync())
      await forget(text)
      throw error
    }
  }

  client.query = <Row>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<Row>> => {
    const isPlainRead = /^select\b/i.test(text) && params.length > 0
    if (!isPlainRead || client.closed || options?.blob !== undefined || options?.paramTypes !== undefined) {
      return plainQuery<Row>(text, params, options)
    }
    const work = () => read<Row>(text, params, options)
    // The two locks that PGlite's own `query` takes: no transaction is open, and nobody else speaks. It offers them under these names.
    // oxlint-disable-next-line no-underscore-dangle
    return client._runExclusiveTransaction(() => client._runExclusiveQuery(work))
  }
}
