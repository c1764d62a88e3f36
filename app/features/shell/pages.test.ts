import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.doUnmock('react-router')
  vi.resetModules()
})

async function shownPage(): Promise<string> {
  const { Pages } = await import('./pages.tsx')
  const children = [{ index: true, element: 'A página' }]
  const router = createMemoryRouter([{ path: '/', Component: Pages, children }])
  return renderToString(createElement(RouterProvider, { router }))
}

test('the page is shown in a place that can be kept', async () => {
  expect(await shownPage()).toMatch(/<div class="contents">A página<\/div>/)
})

test.each(['UNSAFE_DataRouterStateContext', 'UNSAFE_DataRouterDataContext', 'UNSAFE_LocationContext'])(
  'the page is shown the router’s plain way where %s is missing',
  async (name) => {
    vi.doMock('react-router', async (original) => ({ ...(await original<object>()), [name]: undefined }))
    expect(await shownPage()).toBe('A página')
  },
)
