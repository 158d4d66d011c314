import { isIP } from 'node:net'
import type * as contract from '@zar/contract/office/house/bounds'
import { ROLES, type RoleName } from '@zar/contract/office/rights/rights'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { Db, Tx } from '../../../db/db.ts'
import { Refusal, refuseIf } from '../../../platform/refusal.ts'
import { byTwo, type Outcome } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import type { Person } from '../rights/person.ts'

/** An IPv4 address in the disguise of IPv6 is itself. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '')

/** As the database keeps it; refuses with `invalid_input` what is no network. */
function networkIn(typed: string): string {
  const [, ip = '', bits] = /^([\da-fA-F:.]+?)(?:\/(\d{1,3}))?$/.exec(typed) ?? []
  const version = isIP(ip)
  const most = version === 4 ? 32 : 128
  if (version === 0 || Number(bits ?? most) > most) throw new Refusal('invalid_input')
  return `${ip}/${bits ?? most}`
}

/** The same networks as one text each, with what is behind their prefix set to zero: in one order, each once. */
async function canonical(db: Db | Tx, typed: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ network: string }>`
    select distinct network(one::inet)::text as network from unnest(${typed.map(networkIn)}::text[]) one order by 1
  `.execute(db)
  return rows.map(({ network }) => network)
}

/** From where people of each role work; roles that work from everywhere are absent. */
export async function readAddresses(
  db: Db | Tx,
): Promise<{ role: RoleName; networks: string[] }[]> {
  const rows = await db
    .selectFrom('office_address')
    .select(['role', sql<string>`network::text`.as('network')])
    .where('ended_at', 'is', null)
    .orderBy('network')
    .execute()
  return ROLES.map((role) => ({
    role,
    networks: rows.filter((row) => row.role === role).map(({ network }) => network),
  })).filter(({ networks }) => networks.length > 0)
}

export type Place = { roles: readonly RoleName[]; ip: string }

/** Those of these roles whose list this address is not within. */
export function rolesElsewhere(db: Db | Tx, { roles, ip }: Place) {
  // What is no address is within no list.
  const address = isIP(plain(ip)) === 0 ? null : plain(ip)
  return db
    .selectFrom('office_address')
    .select('role')
    .where('ended_at', 'is', null)
    .where(sql<boolean>`role = any(${roles}::text[])`)
    .groupBy('role')
    .having(sql<boolean>`not coalesce(bool_or(${address}::inet <<= network), false)`)
}

/** Whether people of these roles work from this address: from within the list of each role that has one. */
export const isAdmitted = async (db: Db | Tx, place: Place): Promise<boolean> =>
  (await rolesElsewhere(db, place).executeTakeFirst()) === undefined

/** Whether some role of the person works from everywhere. */
export async function isOpenToAll(db: Db, { roles }: Pick<Person, 'roles'>): Promise<boolean> {
  const listed = await readAddresses(db)
  return !roles.every((role) => listed.some((one) => one.role === role))
}

type Call = OfficeCall<z.output<typeof contract.editAddresses.input>>

/** Sets from where people of a role work, by two. Whoever has that role has to be within it: nobody shuts themselves out. */
export async function editAddresses(deps: OfficeDeps, call: Call): Promise<Outcome> {
  const { role, reason, proposal } = call.input
  const object = `iplist:${role}`
  call.may({ object, reason })
  const networks = await canonical(deps.db, call.input.networks)
  await refuseShutOut(deps.db, call, networks)
  const terms = { networks: networks.join(', ') }
  return byTwo(
    deps,
    call,
    {
      right: 'iplist.edit',
      object,
      terms,
      facts: async (tx) => {
        // Changes of one list take turns.
        await sql`select pg_advisory_xact_lock(hashtextextended(${object}, 0))`.execute(tx)
        const now = (await readAddresses(tx)).find((one) => one.role === role)?.networks ?? []
        refuseIf(now.join(', ') === terms.networks, 'bounds_as_they_are')
        return { networks: now.join(', ') }
      },
      reason,
      proposal,
    },
    (approve) =>
      deps.db.transaction().execute(async (tx) => {
        await approve(tx)
        await replace(tx, { role, networks, proposalId: BigInt(proposal ?? 0) })
      }),
  )
}

async function refuseShutOut(
  db: Db,
  { person, caller, input }: Call,
  networks: readonly string[],
): Promise<void> {
  if (networks.length === 0 || !person.roles.includes(input.role)) return
  const { rows } = await sql<{ isIn: boolean }>`
    select bool_or(${plain(caller.ip)}::inet <<= one::cidr) as "isIn" from unnest(${networks}::text[]) one
  `.execute(db)
  refuseIf(rows[0]?.isIn !== true, 'address_shuts_out')
}

type Change = { role: RoleName; networks: readonly string[]; proposalId: bigint }

async function replace(tx: Tx, { role, networks, proposalId }: Change): Promise<void> {
  await tx
    .updateTable('office_address')
    .set({ ended_at: sql<Date>`clock_timestamp()` })
    .where('role', '=', role)
    .where('ended_at', 'is', null)
    .execute()
  for (const network of networks)
    await tx
      .insertInto('office_address')
      .values({ role, network, proposal_id: proposalId, ended_at: null })
      .execute()
}
