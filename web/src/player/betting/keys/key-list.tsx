import { texts } from '../../../lib/language/translate.ts'
import { Dialog, DialogBody } from '../../../ui/overlay/dialog.tsx'
import './key-list.css'

const t = texts({
  tr: {
    title: 'Klavye kısayolları',
    note: 'Tek harfler yazı alanlarında çalışmaz; spor ayarlarından kapatılabilir.',
    '/': 'Her yerde ara',
    F: 'Maçın içinde ara',
    '↑ ↓': 'Önceki, sonraki maç satırı',
    '← →': 'Satırın oranları arasında gez',
    '1 X 2': 'Odaktaki satırda seç',
    'A U': 'Alt, üst',
    'V Y': 'Karşılıklı gol var, yok',
    Enter: 'Maçı aç, oranı seç',
    K: 'Kuponun tutarına git, geri dön',
    'Alt+1…4': 'Hızlı tutarlar',
    'Ctrl+Enter': 'Oyna, yalnız tutar alanından',
    Del: 'Odaktaki seçimi çıkar',
    B: 'Banko yap',
    '[ ]': 'Önceki, sonraki pazar grubu',
    S: 'Yıldızla',
    P: 'Pazarı sabitle',
    '?': 'Bu liste',
  },
  en: {
    title: 'Keyboard shortcuts',
    note: 'Single letters do not work in fields, and can be switched off in the sports settings.',
    '/': 'Search everywhere',
    F: 'Search inside the match',
    '↑ ↓': 'Previous, next match row',
    '← →': 'Through the prices of the row',
    '1 X 2': 'Pick in the focused row',
    'A U': 'Under, over',
    'V Y': 'Both to score, yes or no',
    Enter: 'Open the match, choose a price',
    K: 'To the stake of the slip, and back',
    'Alt+1…4': 'Quick stakes',
    'Ctrl+Enter': 'Place, from the stake alone',
    Del: 'Remove the focused selection',
    B: 'Make it a banker',
    '[ ]': 'Previous, next market group',
    S: 'Star',
    P: 'Pin the market',
    '?': 'This list',
  },
})

const KEYS = [
  ...(['/', 'F', '↑ ↓', '← →', '1 X 2', 'A U', 'V Y', 'Enter', 'K', 'Alt+1…4'] as const),
  ...(['Ctrl+Enter', 'Del', 'B', '[ ]', 'S', 'P', '?'] as const),
] as const

/** The keys of the sportsbook. */
export const KeyList = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('title')} isNarrow onClose={onClose}>
    <DialogBody>
      <dl className="keylist">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(key)}</dd>
          </div>
        ))}
      </dl>
      <p className="keylist__note">{t('note')}</p>
    </DialogBody>
  </Dialog>
)
