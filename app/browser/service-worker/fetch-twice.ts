import type { RequestEvent } from './worker-scope.ts'

const pause = 400

/** Fetches, once more after a moment when the line fails. Rejects without an answer. */
export async function fetchTwice({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request.clone()))
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return fetch(request)
  }
}
