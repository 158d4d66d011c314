import './play.css'
import { RotateCw, X } from 'lucide-react'
import { useEffect } from 'react'
import { closeDialog, type DialogProps, openDialog } from '../../lib/dialog.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useRealityWatch } from '../../lib/reality-check.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { DialogFrame } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toast.tsx'
import { GameFrame } from './game-frame.tsx'
import { t } from './texts.ts'
import { useLaunch } from './use-launch.ts'

/** The game on a phone: a bar of 35 px, and the game in all the rest. */
export function GameDialog({ game, title }: DialogProps<'game'>) {
  const launch = useLaunch(game, 'mobile')
  useRealityWatch()
  useEffect(() => {
    if (!launch.error) return
    notify.error(failureText(launch.error))
    closeDialog()
  }, [launch.error])
  return (
    <DialogFrame className="gamedialog" label={title} onClose={closeDialog}>
      <div className="gamebar">
        <h2>{title}</h2>
        <Button variant="primary" onClick={() => openDialog({ name: 'deposit' })}>
          {t('deposit')}
        </Button>
        <IconButton icon={RotateCw} label={t('reload')} onClick={launch.reload} />
        <IconButton icon={X} label={t('close')} onClick={closeDialog} />
      </div>
      <div className="gamedialog__view">
        <GameFrame
          key={launch.attempt}
          name={title}
          game={launch.game}
          onMessage={(message) => {
            if (message.type === 'zar:exit') closeDialog()
            else if (message.type === 'zar:reload') launch.reload()
          }}
          onReload={launch.reload}
        />
      </div>
    </DialogFrame>
  )
}
