import './play.css'
import type { ProviderName } from '@zar/contract/casino/casino'
import { RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { failureText } from '../../lib/api/failure-text.ts'
import { closeDialog, type DialogProps, openDialog } from '../../lib/dialog/dialog.ts'
import { useSignedIn } from '../../lib/session/session.ts'
import { notify } from '../../ui/feedback/toast.tsx'
import { Button, IconButton } from '../../ui/form/button.tsx'
import { DialogFrame } from '../../ui/overlay/dialog.tsx'
import { ClosedNotice } from './closed-notice.tsx'
import { GameFrame } from './frame/game-frame.tsx'
import { LaunchFailed } from './frame/launch-failed.tsx'
import { useLaunch } from './frame/use-launch.ts'
import { useOpensAgain } from './frame/use-opens-again.ts'
import { Purse } from './purse.tsx'
import { useReminder } from './session/use-reminder.ts'
import { t } from './texts.ts'

/** A launch that fails closes the dialog; of the others it says so there, and can be tried again. */
const CLOSES: ProviderName[] = ['hub88', 'egt-digital']

/** The game on a phone: a bar of 35 px, and the game in all the rest. */
export function GameDialog({ game, title }: DialogProps<'game'>) {
  const launch = useLaunch(game, 'mobile')
  const isClosed = useOpensAgain(game, launch)
  const orLogIn = useOrLogIn()
  const deposit = orLogIn(() => openDialog({ name: 'deposit' }))
  const reload = orLogIn(launch.reload)
  const reminder = useReminder()
  useEffect(() => {
    if (!launch.error) return
    notify.error(failureText(launch.error))
    if (CLOSES.includes(game.providerName)) closeDialog()
  }, [launch.error, game.providerName])
  return (
    <DialogFrame className="gamedialog" label={title} onClose={closeDialog}>
      <div className="gamebar">
        <h2>{title}</h2>
        <Button variant="primary" onClick={deposit}>
          {t('deposit')}
        </Button>
        <IconButton icon={RotateCw} label={t('reload')} onClick={reload} />
        <IconButton icon={X} label={t('close')} onClick={closeDialog} />
      </div>
      <ClosedNotice providerName={game.providerName} />
      <Purse />
      <div className="gamedialog__view">
        {launch.error ? (
          <LaunchFailed error={launch.error} isClosed={isClosed} onRetry={orLogIn(launch.again)} />
        ) : (
          <GameFrame
            key={launch.attempt}
            name={title}
            game={launch.game}
            reminder={reminder}
            onMessage={(message) => {
              reminder.hear(message)
              if (message.type === 'zar:exit') closeDialog()
              else if (message.type === 'zar:reload') reload()
            }}
            onReload={reload}
          />
        )}
      </div>
    </DialogFrame>
  )
}

/** What only a player can do; once the session has ended the log-in opens instead. */
function useOrLogIn(): (act: () => void) => () => void {
  const isSignedIn = useSignedIn()
  return (act) => (isSignedIn ? act : () => openDialog({ name: 'login' }))
}
