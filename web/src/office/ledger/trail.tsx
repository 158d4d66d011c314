import './ledger.css'
import type { LedgerTransfer } from '@zar/contract/office/ledger'
import { ArrowLeftRight, ArrowRight, FileText, type LucideIcon, Send, Wallet } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'
import { moneyOf } from '../parts/money.ts'
import { reasonName } from '../parts/reason-name.ts'
import { doesName, t } from './texts.ts'
import { accountText, ownEnd, wholeOf } from './words.ts'

export const HOPS = ['account', 'transfer', 'request', 'otherSide'] as const
export type Hop = (typeof HOPS)[number]

const ICONS: Record<Hop, LucideIcon> = {
  account: Wallet,
  transfer: ArrowLeftRight,
  request: Send,
  otherSide: FileText,
}

/** The way of the money in four hops; the arrows walk it, and the case tells of the chosen one. */
export function Trail({
  transfer,
  hop,
  onHop,
}: {
  transfer: LedgerTransfer
  hop: Hop
  onHop: (hop: Hop) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const at = HOPS.indexOf(hop) + (step ?? 0)
    const next = HOPS[at]
    if (step === undefined || next === undefined) return
    event.preventDefault()
    onHop(next)
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons that the arrows walk
    <div ref={list} className="o-led__trail" role="group" aria-label={t('trail')} onKeyDown={walk}>
      {HOPS.map((one) => {
        const { name, note } = wordsOf(one, transfer)
        return (
          <button
            key={one}
            type="button"
            className="o-led__hop"
            aria-pressed={one === hop}
            tabIndex={one === hop ? 0 : -1}
            onClick={() => onHop(one)}
          >
            <small>
              <Icon of={ICONS[one]} size="s" />
              {t(one)}
            </small>
            <b className="o-ell">{name}</b>
            <span className="o-ell">{note}</span>
            {one !== 'otherSide' && <Icon of={ArrowRight} size="s" />}
          </button>
        )
      })}
    </div>
  )
}

type Words = { name: string; note: string }

function wordsOf(hop: Hop, transfer: LedgerTransfer): Words {
  const { player, id, amountE5, reason } = transfer
  if (hop === 'account') {
    const end = ownEnd(transfer)
    const left = end.afterE5 === null ? t('noBalance') : moneyOf(end.afterE5)
    return { name: accountText(end, player.number), note: `${player.username} · ${left}` }
  }
  if (hop === 'transfer')
    return { name: wholeOf(id), note: `${reasonName(reason)} · ${moneyOf(amountE5)}` }
  return hop === 'request' ? requestWords(transfer) : otherWords(transfer)
}

function requestWords({ request }: LedgerTransfer): Words {
  if (!request) return { name: t('noRequest'), note: t('noRequestNote') }
  if (request.kind === 'deed') return { name: t('deed'), note: wholeOf(request.audit) }
  if (request.kind === 'payment')
    return { name: `#${request.number}`, note: `${request.method} · ${request.state}` }
  const { provider, does, id, outcome } = request
  return { name: `${provider} ${doesName(does)}`, note: `${id} · ${t('answered', { outcome })}` }
}

function otherWords({ otherSide }: LedgerTransfer): Words {
  if (!otherSide) return { name: t('noOther'), note: t('noOtherNote') }
  if (otherSide.kind === 'bank')
    return { name: t('bank'), note: otherSide.reference ?? t('noReference') }
  const { day, comparedAt, differences } = otherSide
  const count = differences.length
  if (count > 0) return { name: day, note: t('differing', { count }) }
  return { name: day, note: t(comparedAt === null ? 'unlisted' : 'listed') }
}
