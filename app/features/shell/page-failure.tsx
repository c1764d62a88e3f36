import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { buttonClass, Button, ButtonLink } from '#app/ui/button.tsx'
import { isReachable, Loading } from '#app/ui/lazy-boundary.tsx'
import { paths } from '#domain/pages/paths.ts'

/** The page in place of one that failed as a whole: plain links only, so that it works whatever is broken. */
export function Breakdown() {
  return (
    <main className="page-width grid min-h-dvh content-center justify-items-start gap-4">
      <h1 className="text-head">Não foi possível abrir esta página</h1>
      <p className="max-w-prose text-muted">
        Ocorreu um erro do nosso lado. Tente novamente; o seu carrinho está salvo neste aparelho.
      </p>
      <a href={paths.home} className={buttonClass({ look: 'primary' })}>
        Ir para o início
      </a>
    </main>
  )
}

/**
 * Shown in place of a page that failed to load. After a navigation the whole document is requested once before: the
 * service worker may have it, and after a release it names the files that replaced this page's code.
 */
export function PageFailure() {
  const { key } = useLocation()
  // The router gives a key to every address that it navigates to itself; that of the first document is 'default'.
  const [isRetrying, setIsRetrying] = useState(key !== 'default')

  useEffect(() => {
    if (!isRetrying) return
    void canBeOpened().then((isAvailable) => {
      if (!isAvailable) {
        setIsRetrying(false)
        return
      }
      // Without the router's state the reloaded page has the key 'default': if it fails again, it is not retried.
      history.replaceState(null, '')
      location.reload()
    })
  }, [isRetrying])

  return (
    <div className="page-width page-top grid justify-items-start gap-4">
      {isRetrying ? (
        <Loading />
      ) : (
        <>
          <h1 className="text-head">Não foi possível abrir esta página</h1>
          <p role="alert" className="max-w-prose text-muted">
            Verifique a conexão e tente novamente. O seu carrinho está salvo neste aparelho.
          </p>
          <p className="flex flex-wrap gap-3">
            <Button look="primary" onClick={() => setIsRetrying(true)}>
              Tentar novamente
            </Button>
            <ButtonLink to={paths.home}>Ir para o início</ButtonLink>
          </p>
        </>
      )}
    </div>
  )
}

/** Whether a page can be loaded anew; the service worker answers offline too, with the kept page or a list of such. */
async function canBeOpened(): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  return Boolean(workers?.controller) || isReachable()
}
