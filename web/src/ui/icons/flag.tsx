import type { Locale } from '@zar/contract/limits'
import './flag.css'

/** The flag of a language, in the language select and nowhere else. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className="flag" viewBox="0 0 30 20" aria-hidden="true">
      {locale === 'tr' ? (
        <>
          <path fill="#e30a17" d="M0 0h30v20H0z" />
          <circle cx="11.5" cy="10" r="5" fill="#fff" />
          <circle cx="12.8" cy="10" r="4" fill="#e30a17" />
          <path fill="#fff" d="M16 10l4.500-1.500-2.800 3.900V7.600l2.800 3.900z" />
        </>
      ) : (
        <>
          <path fill="#012169" d="M0 0h30v20H0z" />
          <path stroke="#fff" strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
          <path stroke="#c8102e" strokeWidth="1.6" d="M0 0l30 20M30 0L0 20" />
          <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
          <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
        </>
      )}
    </svg>
  )
}
