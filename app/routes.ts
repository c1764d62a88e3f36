import { index, layout, route as anyCase, type RouteConfig } from '@react-router/dev/routes'

/** A route with a case-sensitive address, so that each page has one address: '/Contato' does not exist. */
const route = (path: string, file: string, id?: string) =>
  anyCase(path, file, { ...(id && { id }), caseSensitive: true })

export default [
  layout('routes/page.tsx', [
    index('routes/home.tsx'),
    route('equipamentos', 'routes/equipment.tsx'),
    route('acessorios-componentes', 'routes/accessories.tsx'),
    route('compatibilidade/:maker?/:model?', 'routes/compatibility.tsx'),
    route('identificar-peca', 'routes/identify.tsx'),
    route('identificar-peca/:step', 'routes/glass.tsx'),
    route('comparar', 'routes/compare.tsx'),
    route('categoria/:slug', 'routes/category.tsx'),
    route('produto/:id', 'routes/product.tsx'),
    route('produto/:id/avaliar', 'routes/review.tsx'),
    route('carrinho', 'routes/cart.tsx'),
    route('pedido-rapido', 'routes/quick-order.tsx'),
    route('solicitacao', 'routes/request.tsx'),
    route('ficha/:product?', 'routes/decision.tsx'),
    route('minhas-listas', 'routes/lists.tsx'),
    route('contato', 'routes/contact.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/article.tsx'),
    route('manutencao-preventiva', 'routes/maintenance.tsx'),
    route('sobre', 'routes/about.tsx'),
    ...['catalogo', 'conectores', 'encoste-o-conector', 'gabarito-de-conectores'].map((formerPath) =>
      route(formerPath, 'routes/former-address.tsx', formerPath),
    ),
    route(':slug', 'routes/plain-page.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('sugestoes', 'routes/suggestions.ts'),
] satisfies RouteConfig
