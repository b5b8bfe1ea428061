import {
  type AdminSiteSettings,
  adminSiteSettings,
  type SiteSettingsChange,
  updateSiteSettings,
} from '@fitted/contract/admin-site';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { setSiteSettings } from '../../../lib/subscription.ts';

const queryKey = ['admin', 'settings'];

export const useSiteSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => call(adminSiteSettings, {}, { signal }), staleTime: 0 });

/** Sends only what changed, and whose change it is. */
export function useSaveSettings(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SiteSettingsChange) => call(updateSiteSettings, { body: { ...change, updatedBy: userId } }),
    onSuccess: (settings: AdminSiteSettings) => {
      client.setQueryData(queryKey, settings);
      setSiteSettings({ subscriptionRequired: settings.subscriptionRequired });
      return client.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
  });
}
