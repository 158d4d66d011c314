import { ArrowRight, X } from 'lucide-react'
import { useEffect } from 'react'
import { useBootstrap } from '../../lib/content/bootstrap.ts'
import { closeDialog } from '../../lib/dialog/dialog.ts'
import { useNavigate } from '../../lib/router/router.tsx'
import { leaveSite } from '../../lib/router/step-back.ts'
import { IconButton } from '../../ui/form/button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { DialogFrame } from '../../ui/overlay/dialog.tsx'
import './popup-dialog.css'
import { t } from './texts.ts'

/** The operator's banner. A press closes it and goes where it leads, or stays where it leads nowhere. */
export function PopupDialog() {
  const popup = useBootstrap().data?.popup
  const navigate = useNavigate()
  useEffect(() => {
    if (!popup) closeDialog()
  }, [popup])
  if (!popup) return null

  const { images, url, title, note, action } = popup
  const go = () => {
    closeDialog()
    if (url?.startsWith('/')) navigate(url)
    else if (url) leaveSite(url)
  }
  const [usual, wide, middle] = images.map((image) => image.url)
  return (
    <DialogFrame className="popup" label={title} onClose={closeDialog}>
      <button type="button" className="popup__go" onClick={go}>
        <picture>
          {wide && <source media="(min-width: 1200px)" srcSet={wide} />}
          {middle && <source media="(min-width: 992px)" srcSet={middle} />}
          <img src={usual} alt="" width="780" height="552" />
        </picture>
        <span className="popup__words">
          <b>{title}</b>
          <span>{note}</span>
          <span className="popup__act">
            {action}
            <Icon of={ArrowRight} />
          </span>
        </span>
      </button>
      <IconButton className="popup__close" icon={X} label={t('close')} onClick={closeDialog} />
    </DialogFrame>
  )
}
