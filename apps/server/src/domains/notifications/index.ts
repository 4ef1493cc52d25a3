export {
  deleteNotification,
  invalidateNotifications,
  invalidateThoseTold,
  lockNotifications,
} from './notifications.data.ts';
export {
  deleteNotificationsBetween,
  deletePostNotificationsBetween,
  listNotifications,
  notify,
  readNotificationFigures,
  readUpTo,
  readVersion,
  welcome,
} from './notifications.service.ts';
