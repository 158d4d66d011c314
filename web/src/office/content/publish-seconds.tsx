import {
  type Chosen,
  type ContentPiece,
  publishPromotion,
  publishTerms,
} from '@zar/contract/office/content/operations'
import { KINDS, publishingRight } from '@zar/contract/office/content/pieces'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { Seconds } from '../parts/proposals/second.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { notify } from '../parts/toasts/toasts.ts'
import { fieldName } from './names.ts'
import { t } from './texts.ts'
import { useRefresh } from './use-content.ts'

/** `page:1@2.4/1`: the draft of a piece, its edition, and the live version that was seen. */
export function chosenIn(terms: string): Chosen[] {
  return terms.split(' ').flatMap((text) => {
    const [, named, piece = '', number, edition, live] =
      /^(\w+):([\w.]+)@(\d+)\.(\d+)\/(\d+)$/.exec(text) ?? []
    const kind = KINDS.find((one) => one === named)
    if (!kind) return []
    return [{ kind, piece, number: Number(number), edition: Number(edition), live: Number(live) }]
  })
}

/** What waits for a second person: exactly what the first saw is published, or nothing. */
export function PublishSeconds({ piece }: { piece: ContentPiece }) {
  const refresh = useRefresh()
  const offers = useOffers(piece)
  const right = publishingRight(piece.kind, piece.isLegal)
  if (right === 'page.publish') return null
  const when = (at: unknown, none: string) => (typeof at === 'string' ? formatDate(at) : none)
  return (
    <Seconds
      right={right}
      object={`content:${piece.kind}:${piece.piece}`}
      title={t('secondTitle')}
      verb={t('secondVerb')}
      refusal={offers(right).refusal}
      facts={({ facts, terms }) => [
        ...Object.entries(facts).map(([key, value]) => [key, `${value}`] as const),
        [t('secondWhen'), when(terms.at, t('now'))],
        [t('secondUntil'), when(terms.until, t('stays'))],
        [fieldName('title'), piece.name],
      ]}
      approve={async ({ id, reason, terms }) => {
        // The piece that the proposal is about comes first.
        const pieces = chosenIn(`${terms.pieces}`).sort(
          (one, other) => Number(isIt(piece, other)) - Number(isIt(piece, one)),
        )
        const input = { pieces, at: textOf(terms.at), until: textOf(terms.until), reason }
        const operation = right === 'terms.publish' ? publishTerms : publishPromotion
        await call(operation, { ...input, proposal: id })
        notify(t(terms.at ? 'scheduled' : 'published'))
      }}
      onDone={refresh}
    />
  )
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const isIt = (piece: ContentPiece, one: Chosen) =>
  one.kind === piece.kind && one.piece === piece.piece
