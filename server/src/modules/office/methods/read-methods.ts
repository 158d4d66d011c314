import type { OfficeMethods, OfficeMethodVersion } from '@zar/contract/office/house/methods'
import type { Db } from '../../../db/db.ts'
import {
  CLOSED_TEXTS,
  depositMethod,
  type MethodFigures,
  type OfferedMethod,
  readDepositMethods,
  readMethodFigures,
  readMethodHours,
  readMethodOrder,
  readMethodVersions,
} from '../../payments/index.ts'
import type { OfficeDeps } from '../deps.ts'
import type { OfficeCall } from '../operations/operation-route.ts'
import { staffNames } from '../people/staff-names.ts'

const VERSIONS_SHOWN = 20

const NOTHING: MethodFigures = {
  orders: 0,
  paidE5: 0n,
  ended: 0,
  succeeded: 0,
  medianS: null,
  running: 0,
}

/** Deposit methods as they are offered now, in order, with what each did. */
export async function readMethods(
  { db }: OfficeDeps,
  call: OfficeCall<unknown>,
): Promise<OfficeMethods> {
  const [methods, order, figures, hours] = await Promise.all([
    readDepositMethods(db),
    readMethodOrder(db),
    readMethodFigures(db, call.now),
    readMethodHours(db, call.now),
  ])
  const { locale } = call.caller
  return {
    orderVersion: order.version,
    methods: methods.map((method) => ({
      ...tellOffer(method, locale),
      ...tellFigures(figures.get(method.id) ?? NOTHING),
      actions: call.actions(['method.edit'], { object: `method:${method.id}` }),
    })),
    hours: hours.map(({ methodId, hour, ended, succeeded }) => ({
      id: methodId,
      hour: hour.toISOString(),
      ended,
      succeeded,
    })),
    closedTexts: Object.entries(CLOSED_TEXTS).map(([code, text]) => ({
      code: code as keyof typeof CLOSED_TEXTS,
      text: text[locale],
    })),
    actions: call.actions(['method.edit'], { object: 'method:order' }),
  }
}

function tellOffer(method: OfferedMethod, locale: 'tr' | 'en') {
  const { id, icon, minutes, version, closedCode, minE5, maxE5 } = method
  const own = depositMethod(id)
  return {
    id,
    icon,
    minutes,
    version,
    closedCode,
    title: method.title[locale],
    note: method.note[locale],
    closedText: closedCode && CLOSED_TEXTS[closedCode][locale],
    minE5: `${minE5}`,
    maxE5: `${maxE5}`,
    leastE5: `${own.minE5}`,
    mostE5: `${own.maxE5}`,
  }
}

const tellFigures = ({ paidE5, ...figures }: MethodFigures) => ({ ...figures, paidE5: `${paidE5}` })

/** How a method was offered before, with the names of who set it. */
export async function readVersions(db: Db, id: number): Promise<OfficeMethodVersion[]> {
  const versions = await readMethodVersions(db, depositMethod(id).id, VERSIONS_SHOWN)
  const nameOf = await staffNames(
    db,
    versions.flatMap(({ setBy, proposedBy }) => [setBy, proposedBy]),
  )
  return versions.map(({ setAt, minE5, maxE5, setBy, proposedBy, ...version }) => ({
    ...version,
    minE5: `${minE5}`,
    maxE5: `${maxE5}`,
    setBy: nameOf(setBy),
    proposedBy: nameOf(proposedBy),
    setAt: setAt.toISOString(),
  }))
}
