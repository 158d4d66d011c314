import { Cookie } from 'lucide-react'
import { texts } from '../../../lib/language/translate.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import './storage-note.css'

const t = texts({
  tr: {
    blocked:
      'Tarayıcın bu sitenin veri saklamasına izin vermiyor. Site çalışır; ama sayfayı kapatınca ya da yenileyince oturumun biter, dil seçimin, kapattığın duyurular ve gönderilmemiş yazıların unutulur.',
    understood: 'Anladım',
  },
  en: {
    blocked:
      'Your browser does not let this site store anything. The site works, but closing or reloading the page logs you out and forgets your language, the notices you closed and anything you have not sent.',
    understood: 'Got it',
  },
})

export function StorageNoteText({ onClose }: { onClose: () => void }) {
  return (
    <div className="storagenote">
      <Icon of={Cookie} size="s" />
      <p>{t('blocked')}</p>
      <Button size="s" onClick={onClose}>
        {t('understood')}
      </Button>
    </div>
  )
}
