import { KEY_WINDOWS } from '@zar/contract/office/house/supplier-control'
import { SelectField } from '../../parts/controls/field.tsx'
import { t, windowText } from './texts.ts'

export type Minutes = (typeof KEY_WINDOWS)[number]
export const USUAL_MINUTES: Minutes = 60

const CHOICES = KEY_WINDOWS.map((minutes) => ({
  value: `${minutes}`,
  label: windowText(minutes),
}))

export const minutesIn = (typed: unknown): Minutes =>
  KEY_WINDOWS.find((one) => one === Number(typed)) ?? USUAL_MINUTES

type Props = { minutes: Minutes; onChoose: (minutes: Minutes) => void }

/** For how long the key that is in use now is taken beside the new one. */
export const WindowField = ({ minutes, onChoose }: Props) => (
  <SelectField
    label={t('window')}
    help={t('windowHelp')}
    choices={CHOICES}
    value={`${minutes}`}
    onChange={({ target }) => onChoose(minutesIn(target.value))}
  />
)
