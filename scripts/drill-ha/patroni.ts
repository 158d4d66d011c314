import { AT, PORT } from './settings.ts'
import { until } from './until.ts'

const ANSWER_MAX_MS = 1_000
export const NODES = [1, 2, 3] as const
export type Node = (typeof NODES)[number]

type Member = { name: string; role: string; state: string; lag?: number | string }

/** What Patroni says of its cluster, over the REST interface of its nodes. */
export function openPatroni(net: string) {
  const urlOf = (node: Node) => `http://${net}.${AT.node[node - 1]}:${PORT.patroni}`
  const ask = (node: Node, path: string, init: RequestInit = {}) =>
    fetch(urlOf(node) + path, { ...init, signal: AbortSignal.timeout(ANSWER_MAX_MS) })

  async function leader(): Promise<Node | undefined> {
    const said = await Promise.all(
      NODES.map((node) =>
        ask(node, '/primary').then(
          (answer) => answer.ok,
          () => false,
        ),
      ),
    )
    return NODES.find((_, at) => said[at])
  }

  /** As the first node that answers sees them. */
  async function members(): Promise<Member[]> {
    for (const node of NODES) {
      const answer = await ask(node, '/cluster').catch(() => undefined)
      if (answer) return ((await answer.json()) as { members: Member[] }).members
    }
    return []
  }

  return {
    leader: () => until('a primary', 90_000, leader),
    /** The standby whose copy a commit waits for. */
    synchronous: () =>
      until('a synchronous standby', 90_000, async () =>
        nodeOf((await members()).find(({ role }) => isSynchronous(role))?.name),
      ),
    /** All three run again, and one of them is the synchronous standby. */
    settled: () =>
      until('a whole cluster', 180_000, async () => {
        const all = await members()
        const areUp = all.every(({ state }) => state === 'running' || state === 'streaming')
        return all.length === NODES.length && areUp && all.some(({ role }) => isSynchronous(role))
      }),
    async switchover(from: Node, to: Node): Promise<void> {
      const body = JSON.stringify({ leader: `node${from}`, candidate: `node${to}` })
      await fetch(`${urlOf(from)}/switchover`, { method: 'POST', body })
    },
  }
}

export type Patroni = ReturnType<typeof openPatroni>

const isSynchronous = (role: string) => role === 'sync_standby' || role === 'quorum_standby'
const nodeOf = (name: string | undefined): Node | undefined =>
  NODES.find((node) => name === `node${node}`)
