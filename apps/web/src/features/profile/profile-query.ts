import { queryOptions } from '@tanstack/react-query';
import type { Call } from '../../shared/api/client.ts';

/** Wallpaper, interests and avatar of a child (LOGIN-10, CALL-13). */
export const profileQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: () => call('GET users/{id}/profile', { params: { id: userId } }),
  });

/** Presence and counts of a child (CALL-25). */
export const statusQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['status', userId],
    queryFn: () => call('GET users/{id}/status', { params: { id: userId } }),
  });

/** Name, country and time zone of a child (CALL-24). */
export const userQuery = (call: Call, userId: string) =>
  queryOptions({
    queryKey: ['user', userId],
    queryFn: () => call('GET users/{id}', { params: { id: userId } }),
  });
