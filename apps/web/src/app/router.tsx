import { Route, Routes } from 'react-router';
import { RouteGuard } from './access/route-guard.tsx';
import { Layout } from './layout.tsx';
import { page } from './lazy-page.tsx';
import { routes } from './routes.tsx';

const { Page: NotFoundPage } = page(() => import('./pages/not-found-page.tsx').then((module) => module.NotFoundPage));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.map(({ path, access, page: { Page } }) => (
          <Route
            key={path}
            path={path}
            element={
              <RouteGuard access={access} notFound={<NotFoundPage />}>
                <Page />
              </RouteGuard>
            }
          />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
