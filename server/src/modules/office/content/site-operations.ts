import * as contract from '@zar/contract/office/content/site'
import type { Tx } from '../../../db/db.ts'
import { refuseIf } from '../../../platform/refusal.ts'
import {
  holdDomain,
  holdOption,
  readDomains,
  readOptions,
  writeDomain,
  writeOption,
} from '../../content/index.ts'
import { byTwo } from '../approvals/two-persons.ts'
import type { OfficeDeps } from '../deps.ts'
import { type OfficeCall, type OfficeRoute, serve } from '../operations/operation-route.ts'

/** Options and addresses of the site: read, and set by two people who saw the same. */
export const siteOperations = (deps: OfficeDeps): OfficeRoute[] => [
  serve(contract.readOptions, async (call) => ({
    data: { options: await readOptions(deps.db), actions: call.actions(['option.edit']) },
  })),
  serve(contract.setOption, async (call) => ({ data: await optionByTwo(deps, call) })),
  serve(contract.readDomains, async (call) => ({
    data: { domains: await readDomains(deps.db), actions: call.actions(['domain.edit']) },
  })),
  serve(contract.setDomain, async (call) => ({ data: await domainByTwo(deps, call) })),
]

type SettingOption = OfficeCall<typeof contract.setOption.input._zod.output>

async function optionByTwo(deps: OfficeDeps, call: SettingOption) {
  const { key, value, reason, proposal } = call.input
  const object = `option:${key}`
  call.may({ object, reason })
  const facts = async (tx: Tx) => {
    const before = await holdOption(tx, key)
    refuseIf(before === value, 'site_same')
    return { before }
  }
  const terms = { value }
  const wish = { right: 'option.edit', object, reason, proposal, terms, facts } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      // One order of locks for all who set one.
      await holdOption(tx, key)
      await approve(tx)
      await writeOption(tx, key, value)
    }),
  )
}

type SettingDomain = OfficeCall<typeof contract.setDomain.input._zod.output>

async function domainByTwo(deps: OfficeDeps, call: SettingDomain) {
  const { place, url, typed, reason, proposal } = call.input
  const object = `domain:${place}`
  const now = (await readDomains(deps.db)).find((one) => one.place === place)?.url ?? null
  const name = contract.hostOf(url ?? now ?? '')
  const isNameTyped = name !== '' && typed.trim().toLowerCase() === name
  call.may({ object, reason, isNameTyped })
  const facts = async (tx: Tx) => {
    const before = await holdDomain(tx, place)
    refuseIf(before === url, 'site_same')
    return { before }
  }
  const terms = { url }
  const wish = {
    right: 'domain.edit',
    object,
    reason,
    proposal,
    isNameTyped,
    terms,
    facts,
  } as const
  return byTwo(deps, call, wish, (approve) =>
    deps.db.transaction().execute(async (tx) => {
      await holdDomain(tx, place)
      await approve(tx)
      await writeDomain(tx, place, url)
    }),
  )
}
