import { setPlayerClass, setWidePrice } from '@zar/contract/office/trading/by-two'
import { REFUSED_FOR, refuseAllWaiting, refuseWaiting } from '@zar/contract/office/trading/waiting'
import { useState } from 'react'
import { call } from '../../parts/api/call.ts'
import { SelectField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { oddsOf } from '../../parts/money.ts'
import type { Ask, AskOf } from '../ask.ts'
import { t as room } from '../texts.ts'
import { labelOf, liraOf, titleOf } from '../words.ts'
import { t } from './texts.ts'
import { useDeed } from './use-deed.ts'

type Of<K extends Ask['kind']> = { ask: AskOf<K>; onClose: () => void }

const CODES = REFUSED_FOR.map((value) => ({ value, label: t(`for_${value}`) }))
const codeOf = (given: string) => REFUSED_FOR.find((one) => one === given) ?? 'stake'

/** Refuses one bet that waits, or all of a match, with a code that the players read. */
export function RefuseDialog({ ask, onClose }: Of<'refuse' | 'refuseAll'>) {
  const deed = useDeed()
  const isAll = ask.kind === 'refuseAll'
  const sum = isAll ? '' : liraOf(ask.bet.costKurus)
  const refuse = async (given: string, reason: string) => {
    const code = codeOf(given)
    if (!isAll)
      return deed(() => call(refuseWaiting, { id: ask.bet.id, code, reason }), room('refused'))
    return deed(async () => {
      const { refused } = await call(refuseAllWaiting, { match: ask.match.id, code, reason })
      return room('refusedAll', { count: refused })
    })
  }
  return (
    <Confirm
      title={
        isAll
          ? t('refuseAllTitle', { name: titleOf(ask.match) })
          : t('refuseTitle', { name: ask.bet.username, sum })
      }
      verb={isAll ? t('refuseAllVerb') : t('refuseVerb', { sum })}
      isDangerous
      codes={CODES}
      needsWords
      consequence={t('refuseDoes')}
      draft={`trading:refuse:${isAll ? ask.match.id : ask.bet.id}`}
      onConfirm={({ code, text }) => refuse(code, text)}
      onClose={onClose}
    />
  )
}

/** Proposes odds that are further from the fair ones than one person may set. */
export function WideDialog({ ask, onClose }: Of<'wide'>) {
  const deed = useDeed()
  const { match, market, selection, oddsMilli, seen } = ask
  const odds = oddsOf(oddsMilli)
  const name = labelOf(selection, market, match)
  const now = selection.oddsMilli === null ? '–' : oddsOf(selection.oddsMilli)
  return (
    <Confirm
      title={t('wideTitle', { name, odds })}
      verb={t('wideVerb', { odds })}
      needsWords
      consequence={t('wideDoes', { now })}
      draft={`trading:wide:${selection.id}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(setWidePrice, { id: selection.id, oddsMilli, seen, reason }))
      }
      onClose={onClose}
    />
  )
}

const CLASSES = [
  { value: 'auto', label: room('classAuto') },
  { value: 'sharp', label: room('class_sharp') },
  { value: 'vip', label: room('class_vip') },
]

/** Proposes a player’s betting class. */
export function ClassDialog({ ask, onClose }: Of<'class'>) {
  const deed = useDeed()
  const [picked, pick] = useState('auto')
  const playerClass = picked === 'sharp' || picked === 'vip' ? picked : null
  return (
    <Confirm
      title={t('classTitle', { name: ask.username })}
      verb={t('classVerb')}
      needsWords
      consequence={t('classDoes')}
      draft={`trading:class:${ask.playerId}`}
      onConfirm={({ text: reason }) =>
        deed(() => call(setPlayerClass, { id: ask.playerId, playerClass, reason }))
      }
      onClose={onClose}
    >
      <SelectField
        label={t('classPick')}
        choices={CLASSES}
        value={picked}
        onChange={(event) => pick(event.target.value)}
      />
    </Confirm>
  )
}
