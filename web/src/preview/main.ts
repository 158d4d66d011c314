// The language is settled before anything that has texts is fetched.
const wished = new URLSearchParams(location.search).get('lang')
document.documentElement.dataset.locale = wished === 'en' ? 'en' : 'tr'
void import('./preview.tsx').then(({ show }) => show())
