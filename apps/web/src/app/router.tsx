import { Route, Routes } from 'react-router';
import { Layout } from './layout.tsx';
import type { LazyPage } from './lazy-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RouteGuard } from './route-guard.tsx';
import { type AppRoute, routes } from './routes.tsx';

const isBuilt = (route: AppRoute): route is AppRoute & { page: LazyPage } => route.page !== undefined;

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {routes.filter(isBuilt).map(({ path, access, page: { Page } }) => (
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
