import type { WithdrawalCase } from '@zar/contract/office/withdrawals/withdrawals'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Acts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { type Keys, useKeys } from '../../parts/keys/use-keys.ts'
import type { Offers } from '../../parts/rights/offers.ts'
import { ownerOf } from '../words.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { ConsentDialog } from './consent-dialog.tsx'
import { ExtendDialog } from './extend-dialog.tsx'
import { LawDialog, LiftDialog } from './law-dialog.tsx'
import { t as law } from './law-texts.ts'
import { RejectDialog } from './reject-dialog.tsx'
import { t } from './texts.ts'
import { type Outcome, useDeciding } from './use-deciding.ts'
import { useTaking } from './use-taking.ts'

const DIALOGS = {
  reject: RejectDialog,
  extend: ExtendDialog,
  ask: AskDialog,
  law: LawDialog,
  lift: LiftDialog,
  consent: ConsentDialog,
}
type Over = keyof typeof DIALOGS

/** The decisions at the foot of the case; each has its letter. */
export function CaseActs({ one, ...outcome }: { one: WithdrawalCase } & Outcome) {
  const [over, setOver] = useState<Over>()
  const { offers, isPaying, pay, payVerb, ...refusals } = useDeciding(one, outcome)
  const { payRefusal, rejectRefusal, extendRefusal } = refusals
  const askRefusal = offers('document.ask').refusal
  const owner = ownerOf(one)
  const takeRefusal = offers('withdrawal.take').refusal
  const toggle = useTaking(one.id, owner, takeRefusal === undefined)
  const keys: Keys = {}
  if (payRefusal === undefined) keys.a = pay
  if (rejectRefusal === undefined) keys.r = () => setOver('reject')
  if (extendRefusal === undefined) keys.b = () => setOver('extend')
  if (takeRefusal === undefined) keys.u = () => void toggle()
  if (askRefusal === undefined) keys.d = () => setOver('ask')
  useKeys(keys)
  const Dialog = over && DIALOGS[over]
  return (
    <Acts>
      <PayButton isWide verb={payVerb} isBusy={isPaying} refusal={payRefusal} onPay={pay} />
      <Button keyName="B" refusal={extendRefusal} onClick={() => setOver('extend')}>
        {t('extend')}
      </Button>
      <Button keyName="D" refusal={askRefusal} onClick={() => setOver('ask')}>
        {law('ask')}
      </Button>
      <Button keyName="U" refusal={takeRefusal} onClick={() => void toggle()}>
        {t(owner?.isOwn ? 'release' : 'take')}
      </Button>
      <Button kind="danger" keyName="R" refusal={rejectRefusal} onClick={() => setOver('reject')}>
        {t('reject')}
      </Button>
      <ConsentButton one={one} offers={offers} onPress={() => setOver('consent')} />
      <LawButton one={one} offers={offers} onPress={setOver} />
      {Dialog && <Dialog one={one} {...outcome} onClose={() => setOver(undefined)} />}
    </Acts>
  )
}

type ConsentProps = { one: WithdrawalCase; offers: Offers; onPress: () => void }

/** Of a sum that two people cannot send alone, until compliance has consented. */
function ConsentButton({ one, offers, onPress }: ConsentProps) {
  const { isHere, refusal } = offers('withdrawal.consent')
  if (!isHere || !one.needsConsent || one.consentedBy !== null) return null
  return (
    <Button refusal={refusal} onClick={onPress}>
      {law('consent')}
    </Button>
  )
}

type LawProps = { one: WithdrawalCase; offers: Offers; onPress: (over: 'law' | 'lift') => void }

/** What the law holds is placed and lifted by compliance alone; for everybody else it is not there. */
function LawButton({ one, offers, onPress }: LawProps) {
  const over = one.state === 'law' ? 'lift' : 'law'
  const { isHere, refusal } = offers(over === 'lift' ? 'legalhold.lift' : 'legalhold.place')
  return isHere ? (
    <Button kind="ghost" refusal={refusal} onClick={() => onPress(over)}>
      {law(over)}
    </Button>
  ) : null
}

type PayProps = {
  verb: string
  isBusy: boolean
  refusal: string | undefined
  isWide?: boolean
  onPay: () => void
}

const PayButton = ({ verb, isBusy, refusal, isWide = false, onPay }: PayProps) => (
  <span className={isWide ? 'is-full o-wd__pay' : 'o-wd__pay'}>
    <Button
      kind="primary"
      size="l"
      wide
      icon={Check}
      keyName={isWide ? 'A' : undefined}
      busy={isBusy ? t('sending') : undefined}
      refusal={refusal}
      onClick={onPay}
    >
      {verb}
    </Button>
  </span>
)

/** The two decisions that the chosen card carries on a phone. */
export function CardDecisions({ one, ...outcome }: { one: WithdrawalCase } & Outcome) {
  const [isRejecting, setRejecting] = useState(false)
  const { isPaying, pay, payVerb, payRefusal, rejectRefusal } = useDeciding(one, outcome)
  return (
    <div className="o-wd__two">
      <Button kind="danger" size="l" refusal={rejectRefusal} onClick={() => setRejecting(true)}>
        {t('reject')}
      </Button>
      <PayButton verb={payVerb} isBusy={isPaying} refusal={payRefusal} onPay={pay} />
      {isRejecting && <RejectDialog one={one} {...outcome} onClose={() => setRejecting(false)} />}
    </div>
  )
}
