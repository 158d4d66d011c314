export type Out = { context: AudioContext; master: AudioNode }
type Envelope = { attack: number; decay: number; gain: number }

export type Tone = Envelope & { hz: number; toHz?: number; type?: OscillatorType; at?: number }

/** A voice of one pitch, or of one that glides. Times in seconds, pitches in Hz. */
export function tone(
  { context, master }: Out,
  { hz, toHz, type = 'sine', at = 0, ...form }: Tone,
): void {
  const start = context.currentTime + at
  const end = start + form.attack + form.decay
  const source = context.createOscillator()
  source.type = type
  source.frequency.setValueAtTime(hz, start)
  if (toHz) source.frequency.exponentialRampToValueAtTime(toHz, end)
  const level = context.createGain()
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(form.gain, start + form.attack)
  level.gain.exponentialRampToValueAtTime(0.0001, end)
  source.connect(level).connect(master)
  source.start(start)
  source.stop(end)
}

export type Noise = {
  hz: number
  toHz?: number
  decay: number
  gain: number
  at: number
  /** How narrow the band is. */
  q?: number
  attack?: number
}

/** A band of noise. */
export function noise(
  { context, master }: Out,
  { hz, toHz, decay, gain, at, q = 1, attack = 0 }: Noise,
): void {
  const start = context.currentTime + at
  const length = Math.max(1, Math.round(context.sampleRate * decay))
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = Math.sin(i * i * 0.37) * (1 - i / length)
  const source = context.createBufferSource()
  source.buffer = buffer
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = q
  band.frequency.setValueAtTime(hz, start)
  if (toHz) band.frequency.linearRampToValueAtTime(toHz, start + decay)
  const level = context.createGain()
  level.gain.setValueAtTime(attack > 0 ? 0 : gain, start)
  if (attack > 0) level.gain.linearRampToValueAtTime(gain, start + attack)
  source.connect(band).connect(level).connect(master)
  source.start(start)
}
