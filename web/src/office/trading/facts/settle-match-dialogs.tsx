import './facts.css'
import { sendMatchBack, settleMatch } from '@zar/contract/office/trading/match-facts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import type { AskOf } from '../ask.ts'
import { useDeed } from '../dialogs/use-deed.ts'
import { liraOf, titleOf } from '../words.ts'
import { DecidedMarkets, decidesText } from './decided-markets.tsx'
import { t } from './texts.ts'
import { useMatchPreview } from './use-match-preview.ts'

type Of<K extends 'matchSettle' | 'matchSendBack'> = { ask: AskOf<K>; onClose: () => void }

/** Proposes that every market of a match is settled by the facts that wait on it. */
export function SettleMatchDialog({ ask: { match }, onClose }: Of<'matchSettle'>) {
  const deed = useDeed()
  const { id } = match
  const { data, error } = useMatchPreview({ id })
  const said = error ? failureText(error) : t('waits')
  return (
    <Confirm
      title={t('settleTitle', { name: titleOf(match) })}
      verb={t('settleVerb', { sum: liraOf(data?.paidKurus ?? 0) })}
      needsWords
      lacks={data ? undefined : said}
      consequence={data ? decidesText(data) : said}
      draft={`trading:match-settle:${id}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(settleMatch, { id, seen: data?.seen ?? '', reason }))
      }
      onClose={onClose}
    >
      {data && <DecidedMarkets match={match} preview={data} />}
    </Confirm>
  )
}

/** Sends the facts of a whole match back. */
export function SendMatchBackDialog({ ask: { match }, onClose }: Of<'matchSendBack'>) {
  const deed = useDeed()
  const { id } = match
  return (
    <Confirm
      title={t('sendBackTitle', { name: titleOf(match) })}
      verb={t('sendBackVerb')}
      isDangerous
      needsWords
      consequence={t('sendBackDoes')}
      draft={`trading:match-back:${id}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(sendMatchBack, { id, reason }), t('sentBack'))
      }
      onClose={onClose}
    />
  )
}
