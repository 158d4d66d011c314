import { Agent, request } from 'node:http'
import pg from 'pg'
import { drive, type Measured } from '../load/drive.ts'

const IN_FLIGHT = 8
/** As players type: whole words and their beginnings, Turkish and not, found often, rarely and never. */
const TERMS = [
  'nar',
  'lale devri',
  'IŞIĞI',
  'isigi',
  'yıl',
  'kulesi 77',
  '4321',
  'aviator',
  'çini',
  's',
]
const TAKE = 5

/** The least that a search can be: its statement, prepared, and nothing around it. */
const STATEMENT = `
  select * from game where is_open and strpos(search_key, search_key($1)) > 0
  order by starts_with(search_key, search_key($1)) desc, position, code limit ${TAKE}`

/** The site's search over HTTP, and its bare statement on the same database. */
export function openSearch({ url, databaseUrl }: { url: string; databaseUrl: string }) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: IN_FLIGHT })
  // The database is dropped while the pool's last connections still close.
  pool.on('error', () => {})
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT })
  let asked = 0
  const nextTerm = () => TERMS[asked++ % TERMS.length] ?? ''
  return {
    bare: (seconds: number): Promise<Measured> =>
      drive(IN_FLIGHT, seconds, () => {
        const words = nextTerm().split(' ')
        return pool.query({ name: 'search', text: STATEMENT, values: [words[0]] })
      }),
    casino: (seconds: number): Promise<Measured> =>
      drive(IN_FLIGHT, seconds, async () => {
        const answer = await ask(`${url}/api/casino/games`, agent, nextTerm())
        if (!answer.startsWith('{"success":true')) throw new Error(`a search answered ${answer}`)
      }),
    close: async () => {
      agent.destroy()
      await pool.end()
    },
  }
}

function ask(url: string, agent: Agent, search: string): Promise<string> {
  const body = JSON.stringify({ live: false, search, skip: 0, take: TAKE })
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const call = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve(text)).on('error', reject)
    })
    call.on('error', reject).end(body)
  })
}
