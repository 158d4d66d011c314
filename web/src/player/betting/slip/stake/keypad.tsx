import { Delete } from 'lucide-react'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { t } from '../texts.ts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0'] as const
const DECIMALS = 2
const LONGEST = 10

/** A stake with one key more. A key that makes no stake of it changes nothing. */
export function typed(stake: string, key: string): string {
  const text = stake.replaceAll('.', '')
  const [whole = '', part] = text.split(',')
  if (key === ',') return part === undefined && whole !== '' ? `${text},` : text
  if (part !== undefined) return part.length < DECIMALS ? text + key : text
  return whole.length < LONGEST ? text.replace(/^0$/, '') + key : text
}

export const erased = (stake: string): string => stake.replaceAll('.', '').slice(0, -1)

/** The keys of the sheet, so that the phone’s keyboard never covers the sum. */
export function Keypad({ stake, onStake }: { stake: string; onStake: (stake: string) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend into the grid
    <div className="keypad num" role="group" aria-label={t('pad')}>
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => onStake(typed(stake, key))}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={t('back')} onClick={() => onStake(erased(stake))}>
        <Icon of={Delete} />
      </button>
    </div>
  )
}
