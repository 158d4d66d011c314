import './spinner.css'

/** One square turns on another, and a star appears. What is awaited is said by the text beside it. */
export const Spinner = () => <span className="spin" aria-hidden />
