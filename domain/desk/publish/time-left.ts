/** A remaining time in words: 'menos de 10 s', 'cerca de 40 s', 'cerca de 3 min'. In: seconds. */
export function timeLeft(seconds: number): string {
  if (seconds < 10) return 'menos de 10 s'
  if (seconds < 90) return `cerca de ${Math.ceil(seconds / 10) * 10} s`
  return `cerca de ${Math.round(seconds / 60)} min`
}
