import { LINK } from '@zar/contract/content'
import { useState } from 'react'
import { TextField } from '../../parts/controls/field.tsx'
import { words } from './words.ts'

type Props = {
  value: string
  isReadOnly: boolean
  label?: string
  error?: string | undefined
  onLink: (url: string) => void
}

/** Where something leads: what is no address of the site and no `https://` stays in the field and goes nowhere. */
export function LinkField({ value, isReadOnly, label = words('url'), error, onLink }: Props) {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  const isWrong = shown !== '' && !LINK.test(shown)
  return (
    <TextField
      label={label}
      help={words('urlHelp')}
      error={isWrong ? words('urlWrong') : error}
      value={shown}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      maxLength={500}
      onChange={({ target }) => {
        const next = target.value
        const isGood = next === '' || LINK.test(next)
        setTyped(isGood ? undefined : next)
        if (isGood) onLink(next)
      }}
    />
  )
}
