import { expect, onTestFinished, test, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

test('a page that fails is logged, and an address that no route has is not', () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  onTestFinished(() => written.mockRestore())
  const request = new Request('http://localhost/api/v1/a%E2%80%A8b')
  handleError({ status: 404, statusText: 'Not Found', internal: true, data: '' }, { request })
  expect(written).not.toHaveBeenCalled()
  handleError(new Error('secret'), { request })
  expect(written.mock.calls.flat().join('')).toContain('request-failed')
})
