import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { copyText } from './toast.ts'

const labelClass =
  'inline-flex items-center gap-1.5 rounded border border-rule-strong bg-sheet px-2 py-0.5 text-label font-semibold tracking-wide text-ink'

/** A code, styled like the label on the part; two long codes take two lines on a narrow card. */
export function CodeLabel({ code, isWrapping }: { code: string; isWrapping?: boolean }) {
  return <span className={classNames(labelClass, !isWrapping && 'whitespace-nowrap')}>{code}</span>
}

const confirmationMilliseconds = 2000

export function CopyableCode({ code, isWrapping }: Parameters<typeof CodeLabel>[0]) {
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    if (!(await copyText(code))) return
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), confirmationMilliseconds)
  }

  return (
    <button
      type="button"
      onClick={() => void copy()}
      className={classNames(
        labelClass,
        'print-keep min-h-7 touch:min-h-11 cursor-pointer print:min-h-0 hover:border-brand',
        isWrapping ? 'text-left' : 'whitespace-nowrap',
      )}
    >
      {code}
      <span className="no-print contents">
        <Icon node={isCopied ? Check : Copy} size={14} />
      </span>
      <span className="sr-only" aria-live="polite">
        {isCopied ? 'Código copiado' : 'Copiar código'}
      </span>
    </button>
  )
}
