import {
  type AdminSiteSettings,
  adminSiteSettings,
  changeLists,
  type SiteSettingsChange,
  updateSiteSettings,
} from '@fitted/contract/admin/site';
import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/client.ts';
import { setSiteSettings } from '../../../lib/session/subscription.ts';

const queryKey = ['admin', 'settings'];

/** Includes pending changes, so that the next one builds on them; a change that fails is dropped again. */
export function useSiteSettings() {
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(adminSiteSettings, {}, { signal }),
    staleTime: 0,
  });
  const underWay = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as SiteSettingsChange,
  });
  const settings = data && underWay.reduce(withChange, data);
  return { settings, error, refetch };
}

const withChange = (settings: AdminSiteSettings, { add, remove, updatedBy: _, ...change }: SiteSettingsChange) => {
  const changed: AdminSiteSettings = Object.assign({}, settings, change);
  return { ...changed, ...changeLists(changed, { add, remove }) };
};

/** Sends only what changed, and by whom; one at a time, so that the last change made is the last one saved. */
export function useSaveSettings(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    scope: { id: 'site-settings' },
    mutationFn: (change: SiteSettingsChange) => call(updateSiteSettings, { body: { ...change, updatedBy: userId } }),
    onSuccess: (settings: AdminSiteSettings) => {
      client.setQueryData(queryKey, settings);
      setSiteSettings({ subscriptionRequired: settings.subscriptionRequired });
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
}
