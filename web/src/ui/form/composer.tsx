import './field.css'
import './field-area.css'
import './composer.css'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'

type ComposerProps = {
  label: string
  placeholder: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  onSend: () => void
  send: string
  /** The running verb while it is on its way. */
  busy?: string | undefined
  /** Nothing can be sent now. */
  isHeld?: boolean
  /** Enter sends, Shift and Enter begin a line. */
  isChat?: boolean
  /** Over the field: files. */
  above?: ReactNode
  /** Left of the button. */
  tools?: ReactNode
}

const hasKeyboard = () => matchMedia('(pointer: fine)').matches

/** Where a message is written and sent. */
export function Composer(props: ComposerProps) {
  const { label, placeholder, value, maxLength, onChange, onSend, send, busy } = props
  const { isHeld = false, isChat = false, above, tools } = props
  const id = useId()
  const submit = () => {
    if (value.trim() !== '' && !isHeld && busy === undefined) onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isSend = isChat ? hasKeyboard() && !event.shiftKey : event.ctrlKey || event.metaKey
    if (event.key !== 'Enter' || !isSend || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {above}
      <label className="sr" htmlFor={id}>
        {label}
      </label>
      <div className="input input--area composer__field">
        <textarea
          id={id}
          rows={1}
          value={value}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="composer__row">
        {tools}
        <Button
          type="submit"
          variant="primary"
          icon={SendHorizontal}
          disabled={isHeld || value.trim() === ''}
          busy={busy}
        >
          {send}
        </Button>
      </div>
    </form>
  )
}
