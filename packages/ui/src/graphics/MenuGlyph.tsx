import {
  Activity,
  Bell,
  BookOpen,
  Box,
  Building2,
  Calendar,
  Car,
  ChartColumn,
  ClipboardList,
  Factory,
  FileText,
  Folder,
  Gift,
  House,
  Image,
  type LucideIcon,
  MapPin,
  MessageSquare,
  Receipt,
  Scale,
  Settings,
  Shield,
  Shirt,
  Store,
  Tag,
  Truck,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** The names a menu item may give as its icon. */
const glyphs: Record<string, LucideIcon> = {
  activity: Activity,
  bell: Bell,
  book: BookOpen,
  box: Box,
  building: Building2,
  calendar: Calendar,
  car: Car,
  chart: ChartColumn,
  clipboard: ClipboardList,
  factory: Factory,
  file: FileText,
  folder: Folder,
  gift: Gift,
  home: House,
  image: Image,
  map: MapPin,
  message: MessageSquare,
  receipt: Receipt,
  scale: Scale,
  settings: Settings,
  shield: Shield,
  shirt: Shirt,
  store: Store,
  tag: Tag,
  truck: Truck,
  user: User,
  users: Users,
  wallet: Wallet,
};

interface MenuGlyphProps {
  name?: string | null | undefined;
  /** Pixels. */
  size?: number;
  /** Stands in its place for a name we do not know, which is no reason to fail. */
  fallback?: ReactNode;
}

/** The picture of a menu item. */
export function MenuGlyph({ name, size = 16, fallback = null }: MenuGlyphProps) {
  const Glyph = name && Object.hasOwn(glyphs, name) ? glyphs[name] : undefined;
  return Glyph ? <Glyph size={size} strokeWidth={1.8} /> : fallback;
}
