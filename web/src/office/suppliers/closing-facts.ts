import type { Proposal } from '@zar/contract/office/proposals'
import { formatDate } from '../../lib/language/format.ts'
import { t } from './texts.ts'

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : `${value}`)

/** Of what is closed: since when, by whom and why, as both people see it. */
export function closingFacts({ facts }: Proposal) {
  const { since, by, because, games } = facts
  const always = [
    [t('since'), formatDate(textOf(since))],
    [t('by'), textOf(by)],
    [t('because'), textOf(because)],
  ] as const
  return games === undefined ? always : [...always, [t('gamesWere'), textOf(games)] as const]
}
