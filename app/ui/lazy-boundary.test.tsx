import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/components/shown.tsx'
import { LazyBoundary, lazyComponent } from './lazy-boundary.tsx'

/** A lazy component whose code fails to load the first `times` times, and a button that shows the component. */
function failing(times: number) {
  let failures = 0
  const Part = lazyComponent(async () => {
    failures += 1
    if (failures <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Veio tarde.</p>
  })
  return function Asking() {
    const [isAsked, setIsAsked] = useState(false)
    return (
      <>
        <p>O resto da página</p>
        <button onClick={() => setIsAsked(!isAsked)}>Pedir</button>
        {isAsked && (
          <LazyBoundary>
            <Part />
          </LazyBoundary>
        )}
      </>
    )
  }
}

const part = page.getByText('Veio tarde.')
const again = page.getByRole('button', { name: 'Tentar novamente' })
const ask = page.getByRole('button', { name: 'Pedir' })
/** The time in ms for tests in which the code is tried again, half a second after a failure. */
const afterTries = { timeout: 4000 }

test('code that fails once is fetched again without a word', async () => {
  const Asking = failing(1)
  show(<Asking />)
  await ask.click()
  await expect.element(part, afterTries).toBeVisible()
  expect(again.elements()).toEqual([])
})

test('code that does not come costs its own place, says so, and comes when asked again', async () => {
  const Asking = failing(2)
  show(<Asking />)
  await ask.click()
  await expect.element(page.getByText('Não foi possível carregar esta parte.'), afterTries).toBeVisible()
  await expect.element(page.getByText('O resto da página')).toBeVisible()
  await again.click()
  await expect.element(part).toBeVisible()
  expect(again.elements()).toEqual([])
})

test('a part that failed is tried again when it is shown anew', async () => {
  const Asking = failing(2)
  show(<Asking />)
  await ask.click()
  await expect.element(again, afterTries).toBeVisible()
  await ask.click()
  await ask.click()
  await expect.element(part).toBeVisible()
})
