import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { copyText } from './toast.ts'

const plateClass =
  'inline-flex items-center gap-1.5 rounded border border-rule-strong bg-sheet px-2 py-0.5 text-label font-semibold tracking-wide text-ink'

/**
 * A code, styled like the label on the part. In: whether it may take two lines, as two long codes do on a narrow card.
 */
export function CodeLabel({ code, isWrapping }: { code: string; isWrapping?: boolean }) {
  return <span className={`${plateClass} ${isWrapping ? '' : 'whitespace-nowrap'}`}>{code}</span>
}

/** A code label that is a button: it copies the code. */
export function CopyableCode({ code, isWrapping }: Parameters<typeof CodeLabel>[0]) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    if (!(await copyText(code))) return
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2000)
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className={`${plateClass} ${isWrapping ? 'text-left' : 'whitespace-nowrap'} print-keep min-h-7 touch:min-h-11 cursor-pointer print:min-h-0 hover:border-brand`}
    >
      {code}
      <span className="no-print contents">
        {isCopied ? <Icon node={Check} size={14} /> : <Icon node={Copy} size={14} />}
      </span>
      <span className="sr-only" aria-live="polite">
        {isCopied ? 'Código copiado' : 'Copiar código'}
      </span>
    </button>
  )
}
