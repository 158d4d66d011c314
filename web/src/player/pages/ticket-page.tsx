import { LogIn } from 'lucide-react'
import { openDialog } from '../../lib/dialog.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { t } from '../tickets/texts.ts'
import { Tickets } from '../tickets/tickets.tsx'

/** `/ticket`: the player's tickets; a visitor is told whose they are. */
export function TicketPage() {
  const player = useSession()
  if (player) return <Tickets key={player.usercode} />
  return (
    <Empty
      art="lale"
      heading="h1"
      title={t('visitor.title')}
      action={
        <Button variant="primary" icon={LogIn} onClick={() => openDialog({ name: 'login' })}>
          {t('login')}
        </Button>
      }
    >
      {t('visitor.text')}
    </Empty>
  )
}
