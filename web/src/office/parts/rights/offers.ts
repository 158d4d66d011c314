import type { Right } from '@zar/contract/office/rights/rights'
import type { Action } from '@zar/contract/office/staff'
import { OFFICE_REFUSALS } from '@zar/contract/refusals/office'
import { useOnline } from '../../../lib/browser/online.ts'
import { languageTag, locale, texts } from '../../../lib/language/translate.ts'
import { rolesWith } from '../rights/roles-with.ts'

const t = texts({
  tr: {
    offline: 'Bağlantı yok. Gelince açılır.',
    who: 'Yapabilenler: {roles}.',
  },
  en: {
    offline: 'There is no connection. It opens when it is back.',
    who: 'Those who can: {roles}.',
  },
})

const list = new Intl.ListFormat(languageTag, { type: 'conjunction' })

export type Offer = {
  /** The record has it in any way. */
  isHere: boolean
  /** Another person has to agree. */
  needsSecond: boolean
  /** Why it cannot be pressed now. */
  refusal: string | undefined
}
export type Offers = (right: Right) => Offer

function whyText(right: Right, why: string | null): string {
  const known =
    why !== null && why in OFFICE_REFUSALS ? (why as keyof typeof OFFICE_REFUSALS) : undefined
  const text = OFFICE_REFUSALS[known ?? 'no_right'][locale]
  return known === 'no_right' || !known
    ? `${text} ${t('who', { roles: list.format(rolesWith(right)) })}`
    : text
}

/** What may be done with this record, by what the server says of it and nothing else. */
export function useOffers({ actions }: { actions: readonly Action[] }): Offers {
  const isOnline = useOnline()
  return (right) => {
    const action = actions.find((one) => one.right === right)
    const isHere = action !== undefined && action.state !== 'refused'
    const needsSecond = action?.state === 'second'
    if (!isHere) return { isHere, needsSecond, refusal: whyText(right, action?.why ?? null) }
    return { isHere, needsSecond, refusal: isOnline ? undefined : t('offline') }
  }
}
