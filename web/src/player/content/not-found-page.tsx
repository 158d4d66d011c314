import { Lost } from './lost.tsx'
import { t } from './lost-texts.ts'

export const NotFoundPage = () => (
  <Lost title={t('lost')} note={t('lostNote')} to="/" go={t('goHome')} />
)
