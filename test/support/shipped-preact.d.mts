export function shippedPreact(): Promise<Map<string, string>>;
