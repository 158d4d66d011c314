import { fetchToasts } from '../dialog/toasts.ts'
import { texts } from '../language/translate.ts'

const t = texts({
  tr: {
    open: 'Başka bir slotta turun sürüyor, bu bahis alınmadı. O tur bitince ya da en geç bir dakika sonra burada oynayabilirsin.',
  },
  en: {
    open: 'A round of yours is open at another slot, so this bet was not taken. You can play here once it ends, in a minute at the latest.',
  },
})

/** Says why a stake was not taken; the game knows no more than that it was refused. */
export function tellSlotOpen(): void {
  // A toast that cannot be fetched is no loss: the game says that the stake was refused.
  fetchToasts().then(
    (notify) => notify.errorOnce(t('open')),
    () => undefined,
  )
}
