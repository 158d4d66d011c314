import { NOTIFICATION_TYPES, type Notification } from '@zar/contract/message'
import { BellRing, ExternalLink, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { closeDialog } from '../../../lib/dialog/dialog.ts'
import { onHub } from '../../../lib/hub/hub.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { DialogBody } from '../../../ui/overlay/dialog.tsx'
import { DialogCheer } from '../../../ui/overlay/dialog-cheer.tsx'
import { DepositSteps } from '../deposit/deposit-steps.tsx'
import { t } from '../texts.ts'

/** A url to continue at, or a message that says it all. */
export type Answer = { url: string | undefined; message: string }

/** What came of a deposit order: a page to go on at, a message, and in the end the outcome. */
export function PaymentOutcome({ title, answer }: { title: string; answer: Answer }) {
  const told = useToldOfDeposit()
  return (
    <DialogBody>
      <DepositSteps at={told ? 'result' : 'approval'} />
      {told ? (
        <Stop icon={BellRing} title={told.title} text={told.note}>
          <Button variant="primary" onClick={closeDialog}>
            {t('close')}
          </Button>
        </Stop>
      ) : answer.url === undefined ? (
        <DialogCheer title={t('done.title')} text={answer.message}>
          <Button variant="primary" onClick={closeDialog}>
            {t('close')}
          </Button>
        </DialogCheer>
      ) : (
        <Stop icon={ExternalLink} title={t('wait.title')} text={t('wait.text', { title })}>
          <a className="btn btn--primary" href={answer.url} target="_blank" rel="noreferrer">
            {t('continue', { title })}
          </a>
        </Stop>
      )}
    </DialogBody>
  )
}

type StopProps = { icon: LucideIcon; title: string; text: string; children: ReactNode }

/** A station of the order: an icon, a line, a sentence and what to press. */
const Stop = ({ icon, title, text, children }: StopProps) => (
  <div className="cashier__stop" role="status">
    <span className="cashier__sign">
      <Icon of={icon} size="l" />
    </span>
    <b>{title}</b>
    <p>{text}</p>
    {children}
  </div>
)

/** The notification of a deposit that arrives while this is on screen. */
function useToldOfDeposit(): Notification | undefined {
  const [told, setTold] = useState<Notification>()
  useEffect(
    () =>
      onHub('Notification', (notification) => {
        if (notification.type === NOTIFICATION_TYPES.Deposit) setTold(notification)
      }),
    [],
  )
  return told
}
