import type { PlayerPage } from '@zar/contract/office/players'
import type { Right } from '@zar/contract/office/rights/rights'
import { useState } from 'react'
import { formatDate } from '../../../lib/language/format.ts'
import { Button } from '../../parts/controls/button.tsx'
import { useProposalsOf } from '../../parts/proposals/second.tsx'
import type { Offers } from '../../parts/rights/offers.ts'
import { CloseDialog } from './close-dialog.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { CopyBackDialog } from './copy-back-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { EvidenceDialog } from './evidence-dialog.tsx'
import { LetterDialog } from './letter-dialog.tsx'
import { SecondStepDialog } from './second-step-dialog.tsx'
import { t } from './texts.ts'

type Over =
  | ('letter' | 'contact' | 'step')
  | ('evidence' | 'copy' | 'copyBack' | 'correct')
  | ('close' | 'erase')
type Props = { player: PlayerPage; offers: Offers }

const DIALOGS = {
  letter: LetterDialog,
  contact: ContactDialog,
  step: SecondStepDialog,
  evidence: EvidenceDialog,
  copy: CopyDialog,
  copyBack: CopyBackDialog,
  correct: CorrectDialog,
  close: CloseDialog,
  erase: EraseDialog,
}
type Group = 'in' | 'data' | 'end'
const ACTS: readonly { group: Group; key: Over; right: Right }[] = [
  { group: 'in', key: 'letter', right: 'player.reset_link' },
  { group: 'in', key: 'contact', right: 'player.contact_change' },
  { group: 'in', key: 'step', right: 'player.second_step_reset' },
  { group: 'data', key: 'evidence', right: 'player.evidence' },
  { group: 'data', key: 'copy', right: 'player.copy' },
  { group: 'data', key: 'copyBack', right: 'player.copy' },
  { group: 'data', key: 'correct', right: 'player.correct' },
  { group: 'end', key: 'close', right: 'player.close' },
  { group: 'end', key: 'erase', right: 'erasure.ask' },
]

/** A copy that is open is taken back before another goes out. */
const actsOf = (of: Group, { dataCopy }: PlayerPage) =>
  ACTS.filter(({ group, key }) => group === of && key !== (dataCopy ? 'copy' : 'copyBack'))

const openCopyText = ({ endsAt, taken }: NonNullable<PlayerPage['dataCopy']>): string =>
  t('copyIsOpen', { until: formatDate(endsAt), taken })

/** Letting the player in again, their data, and the end of the account. Where the role has none of it, it is absent. */
export function AccountSection({ player, offers }: Props) {
  const [over, setOver] = useState<Over>()
  if (ACTS.every(({ right }) => !offers(right).isHere)) return null
  const Dialog = over && DIALOGS[over]
  return (
    <section className="o-p__sec" aria-label={t('section')}>
      <div className="o-p__sec-h">
        <h2>{t('section')}</h2>
      </div>
      {(['in', 'data', 'end'] as const).map((group) => (
        <div key={group} className="o-p__group">
          <span className="o-micro">
            {t(group)}
            {group === 'in' && ` · ${t('twoStep')}: ${t(player.hasTwoStep ? 'on' : 'off')}`}
            {group === 'data' && player.dataCopy && ` · ${openCopyText(player.dataCopy)}`}
          </span>
          <div className="o-row o-row--wrap">
            {actsOf(group, player).map(({ key, right }) => (
              <Act
                key={key}
                name={key}
                right={right}
                player={player}
                offers={offers}
                onPress={() => setOver(key)}
              />
            ))}
          </div>
        </div>
      ))}
      {Dialog && <Dialog player={player} onClose={() => setOver(undefined)} />}
    </section>
  )
}

type ActProps = Props & { name: Over; right: Right; onPress: () => void }

function Act({ name, right, player, offers, onPress }: ActProps) {
  const isProposed = useProposalsOf({ right, object: `player:${player.id}` }).length > 0
  const refusal = offers(right).refusal ?? whyNot(name, player, isProposed)
  return (
    <Button
      size="s"
      refusal={refusal}
      onClick={onPress}
      kind={name === 'close' || name === 'erase' ? 'danger' : 'line'}
    >
      {t(name)}
    </Button>
  )
}

/** What is done of an account that is closed too. */
const OF_CLOSED: readonly Over[] = ['evidence', 'copy', 'copyBack', 'erase']

/** Why there is nothing to press for anybody. */
function whyNot(name: Over, player: PlayerPage, isProposed: boolean): string | undefined {
  if (isProposed) return t('waits')
  if (name === 'step' && !player.hasTwoStep) return t('noStep')
  const isReached = player.isEmailConfirmed && player.isPhoneVerified
  if (name === 'copy' && !isReached) return t('copyUnreached')
  return player.state === 'closed' && !OF_CLOSED.includes(name) ? t('isClosed') : undefined
}
