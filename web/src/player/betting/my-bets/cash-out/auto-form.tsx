import { useMutation, useQueryClient } from '@tanstack/react-query'
import { autoCashOut, type Bet } from '@zar/contract/betting/bets'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { failureText } from '../../../../lib/api/failure-text.ts'
import { fetchToasts } from '../../../../lib/dialog/toasts.ts'
import { formatMoney } from '../../../../lib/language/format.ts'
import { Button } from '../../../../ui/form/button.tsx'
import { Switch } from '../../../../ui/form/switch.tsx'
import { Note } from '../../slip/parts/notes.tsx'
import { StakeInput } from '../../slip/stake/stake-input.tsx'
import { formatStake, parseStake } from '../../slip/state/stake.ts'
import { t } from './texts.ts'

const money = (kurus: number) => formatMoney(kurus / 100)

/** A bound as it is being set: off, or a sum as it was typed. */
type Bound = { isOn: boolean; typed: string }
const boundOf = (kurus: number | null | undefined): Bound => ({
  isOn: kurus != null,
  typed: kurus == null ? '' : formatStake(kurus),
})
const kurusOf = ({ isOn, typed }: Bound): number | null => (isOn ? parseStake(typed) : null)

type AutoProps = {
  bet: Bet
  /** What would be paid now; null where nothing would. */
  paidKurus: number | null
}

/** The sums at which a bet is sold by itself, also while its player is away. */
export function AutoForm({ bet, paidKurus }: AutoProps) {
  const [up, setUp] = useState(() => boundOf(bet.auto?.upKurus))
  const [down, setDown] = useState(() => boundOf(bet.auto?.downKurus))
  const [isSent, setSent] = useState(false)
  const client = useQueryClient()
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      call(autoCashOut, { betId: bet.id, upKurus: kurusOf(up), downKurus: kurusOf(down) }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: ['me', 'bets'] })
      const notify = await fetchToasts()
      notify.success(t('saved'))
    },
  })
  const wrong = isSent ? whatIsWrong(up, down, paidKurus) : null
  return (
    <form
      className="autoform"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
        if (whatIsWrong(up, down, paidKurus) === null && !save.isPending) save.mutate()
      }}
    >
      <BoundField label={t('up')} field={t('upField')} bound={up} onBound={setUp} />
      <BoundField label={t('down')} field={t('downField')} bound={down} onBound={setDown} />
      {(wrong ?? save.error) && (
        <p className="autoform__wrong" role="alert">
          {wrong ?? (save.error ? failureText(save.error) : '')}
        </p>
      )}
      <Note icon={Info} look="info">
        {t('autoNote')}
      </Note>
      <Button
        type="submit"
        variant="primary"
        size="l"
        wide
        busy={save.isPending ? t('saving') : undefined}
      >
        {t('save')}
      </Button>
    </form>
  )
}

function whatIsWrong(up: Bound, down: Bound, paidKurus: number | null): string | null {
  const [upKurus, downKurus] = [kurusOf(up), kurusOf(down)]
  if ((up.isOn && !upKurus) || (down.isOn && !downKurus)) return t('autoWrong')
  if (upKurus !== null && downKurus !== null && upKurus <= downKurus) return t('autoCrossed')
  if (paidKurus === null) return null
  if (upKurus !== null && upKurus <= paidKurus) return t('autoUpLow', { sum: money(paidKurus) })
  return downKurus !== null && downKurus >= paidKurus
    ? t('autoDownHigh', { sum: money(paidKurus) })
    : null
}

type FieldProps = { label: string; field: string; bound: Bound; onBound: (bound: Bound) => void }

function BoundField({ label, field, bound, onBound }: FieldProps) {
  return (
    <>
      <Switch label={label} isOn={bound.isOn} onChange={(isOn) => onBound({ ...bound, isOn })} />
      {bound.isOn && (
        <StakeInput
          label={field}
          value={bound.typed}
          onChange={(typed) => onBound({ ...bound, typed })}
          isWrong={bound.typed !== '' && parseStake(bound.typed) === null}
        />
      )}
    </>
  )
}
