# Makes the bare system of $1 the whole file system, with folders of its own for what runs, and becomes $2 and so on.
# It is run in namespaces of its own. Its process in the machine's numbers is in the file `engine.pid` there.
set -e
root=$1
shift
read -r pid _ < /proc/self/stat
ip link set lo up
mount --bind "$root" "$root"
mount -t proc proc "$root/proc"
mount -t sysfs sysfs "$root/sys"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
mount --rbind /dev "$root/dev"
mount -t tmpfs tmpfs "$root/dev/shm"
mount -t tmpfs -o mode=755 tmpfs "$root/run"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
cd "$root"
mkdir -p mnt
pivot_root . mnt
umount --lazy /mnt
echo "$pid" > /engine.pid
exec "$@"
